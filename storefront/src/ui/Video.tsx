/** A video of another host. Nothing is asked of that host until the viewer presses play. */
import { Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { videoMessages } from './video.messages';
import { useText } from '../../../frontend/messages/useText';

const Frame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: linear-gradient(135deg, #0b6e4f, #14231c);
  iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;
const Start = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border: 0;
  background: none;
  color: #14231c;
  &:focus-visible {
    outline-offset: -6px;
  }
  span {
    display: grid;
    place-items: center;
    width: 68px;
    height: 68px;
    border-radius: 50%;
    background: #f2a541;
    transition: transform var(--quick);
  }
  &:hover span {
    transform: scale(1.08);
  }
`;

/** `id`: the eleven characters that name the video. */
export function Video({ id, title }: { id: string; title: string }) {
  const say = useText(videoMessages);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <Frame>
      {isPlaying ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Start type="button" aria-label={say('play', { title })} onClick={() => setPlaying(true)}>
          <span>
            <Play size={30} fill="currentColor" aria-hidden="true" />
          </span>
        </Start>
      )}
    </Frame>
  );
}
