'use client';
/** Shows a video on demand: until then nothing is loaded from its host. */
import { Play } from 'lucide-react';
import { useState } from 'react';
import { productWords } from '../../messages/products';
import { Dialog } from '../../shared/dialogs/Dialog';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';

const complete = /^[A-Za-z0-9_-]{11}$/;

export function VideoPreview({ id }: { id: string }) {
  const say = useText(productWords);
  const [isOpen, setOpen] = useState(false);
  if (!complete.test(id)) return null;
  return (
    <div className="haat-video">
      <Button onClick={() => setOpen(true)}>
        <Play size={16} aria-hidden />
        {say('playVideo')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={say('videoTitle')} isWide>
        <iframe
          className="haat-video__frame"
          src={`https://www.youtube-nocookie.com/embed/${id}`}
          title={say('videoTitle')}
          allow="encrypted-media; picture-in-picture"
          allowFullScreen
        />
      </Dialog>
    </div>
  );
}
