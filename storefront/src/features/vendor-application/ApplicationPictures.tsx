/** The photo and the documents of an application. */
import styled from 'styled-components';
import { entries, mustBeFilled } from '../../../../domain/fields/declare';
import { vendorPictures } from '../../../../domain/vendors/fields';
import { usePair } from '../../../../frontend/messages/usePair';
import { PicturePicker } from '../../ui/PicturePicker';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  margin-top: 16px;
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export type PictureName = keyof typeof vendorPictures;
export type Files = Partial<Record<PictureName, Blob>>;

/** The required pictures that are not chosen. */
export const missingPictures = (files: Files): PictureName[] =>
  entries(vendorPictures)
    .filter(([name, field]) => mustBeFilled(field) && !files[name])
    .map(([name]) => name);

type Props = {
  files: Files;
  onChange: (files: Files, changed: PictureName) => void;
  errors: Readonly<Record<string, readonly string[]>>;
};

export function ApplicationPictures({ files, onChange, errors }: Props) {
  const pair = usePair();
  return (
    <Grid>
      {entries(vendorPictures).map(([name, field]) => (
        <PicturePicker
          key={name}
          name={pair(field.asked)}
          file={files[name] ?? null}
          errors={errors[name]}
          isRequired={mustBeFilled(field)}
          ratio={field.seenBy === 'owner' ? '8 / 5' : '1'}
          onChange={(file) => {
            const { [name]: _before, ...others } = files;
            onChange(file ? { ...others, [name]: file } : others, name);
          }}
        />
      ))}
    </Grid>
  );
}
