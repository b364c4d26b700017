/** A group of up to three pictures, sent as image1 to image3, with the accepted formats below it. */
import styled from 'styled-components';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { PicturePicker } from './PicturePicker';
import { pictureMessages } from './pictures.messages';

export const threePictures = ['image1', 'image2', 'image3'] as const;
export type ThreeFiles = Partial<Record<(typeof threePictures)[number], Blob>>;

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  legend {
    padding: 0;
    margin-bottom: 6px;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > p {
    color: var(--ink-3);
    font-size: 0.875rem;
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  max-width: 480px;
`;

export type ThreePicturesProps = {
  title: string;
  className?: string;
  files: ThreeFiles;
  onChange: (files: ThreeFiles) => void;
  errors: Readonly<Record<string, readonly string[]>>;
  nameOf: (number: string) => string;
};

export function ThreePictures({ title, className, files, onChange, errors, nameOf }: ThreePicturesProps) {
  const say = useText(pictureMessages);
  const { digits } = useFormats();
  return (
    <Group className={className}>
      <legend>{title}</legend>
      <Row>
        {threePictures.map((name, place) => (
          <PicturePicker
            key={name}
            name={nameOf(digits(place + 1))}
            file={files[name] ?? null}
            errors={errors[name]}
            hint=""
            onChange={(file) => {
              const { [name]: _before, ...others } = files;
              onChange(file ? { ...others, [name]: file } : others);
            }}
          />
        ))}
      </Row>
      <p>{say('rules')}</p>
    </Group>
  );
}
