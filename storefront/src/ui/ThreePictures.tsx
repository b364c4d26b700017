/** Up to three pictures, sent as image1 to image3. */
import styled from 'styled-components';
import { useFormats } from '../i18n/useText';
import { PicturePicker } from './PicturePicker';

export const threePictures = ['image1', 'image2', 'image3'] as const;
export type ThreeFiles = Partial<Record<(typeof threePictures)[number], Blob>>;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  max-width: 480px;
`;

export type ThreePicturesProps = {
  files: ThreeFiles;
  onChange: (files: ThreeFiles) => void;
  errors: Readonly<Record<string, readonly string[]>>;
  nameOf: (number: string) => string;
};

export function ThreePictures({ files, onChange, errors, nameOf }: ThreePicturesProps) {
  const { digits } = useFormats();
  return (
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
  );
}
