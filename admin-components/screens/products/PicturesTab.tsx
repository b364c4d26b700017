'use client';
/** Six pictures and a video. */
import { videoId } from '../../../domain/catalogue/video';
import { productWords } from '../../messages/products';
import { TextField } from '../../shared/form/TextField';
import { PictureField } from '../../shared/pictures/PictureField';
import { useText } from '../../../frontend/messages/useText';
import { pictureMegabytes, pictureNames, type ProductForm } from './useProductForm';
import { VideoPreview } from './VideoPreview';

export function PicturesTab({ form, slots, setSlots }: ProductForm) {
  const say = useText(productWords);
  return (
    <div className="haat-form">
      <PictureField
        label={say('pictures')}
        hint={say('picturesHint')}
        slots={slots}
        onChange={setSlots}
        maxMegabytes={pictureMegabytes}
        errors={pictureNames.map((name) => form.errors[name])}
        canMove
        hasMain
      />
      <div className="haat-form__grid">
        <TextField
          label={say('video')}
          hint={say('videoHint')}
          maxLength={100}
          {...form.field('video')}
          onChange={(value) => form.set('video', videoId(value))}
        />
        <VideoPreview id={form.values.video} />
      </div>
    </div>
  );
}
