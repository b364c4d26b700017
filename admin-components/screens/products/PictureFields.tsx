'use client';
/** Six pictures and a video. */
import { videoId } from '../../../domain/catalogue/video';
import { productForm } from '../../../domain/products/fieldSets';
import { productWords } from '../../messages/products';
import { FieldRows } from '../../shared/form/FieldRows';
import { TextField } from '../../shared/form/TextField';
import { PictureField } from '../../shared/pictures/PictureField';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import type { PartProps } from './useProductForm';
import { pictureMegabytes, pictureNames } from './useProductForm';
import { VideoPreview } from './VideoPreview';

export function PictureFields({ form, slots, setSlots, uploads }: PartProps) {
  const say = useText(productWords);
  const pair = usePair();
  const video = (
    <>
      <TextField
        label={pair(productForm.video.label)}
        hint={say('videoHint')}
        maxLength={100}
        {...form.field('video')}
        onChange={(value) => form.set('video', videoId(value))}
      />
      <VideoPreview id={form.values.video} />
    </>
  );
  return (
    <>
      <PictureField
        label={say('pictures')}
        hint={say('picturesHint')}
        slots={slots}
        onChange={setSlots}
        maxMegabytes={pictureMegabytes}
        errors={pictureNames.map((name, place) => {
          const slot = slots[place];
          // If it can be sent again, the picture says so itself.
          const isSaid = slot?.kind === 'new' && uploads.of(slot.file)?.state === 'failed';
          return isSaid ? [] : form.errors[name];
        })}
        uploadOf={uploads.of}
        canMove
        hasMain
      />
      <FieldRows fields={productForm} part="pictures" field={form.field} own={{ video }} />
    </>
  );
}
