/** A video of another host. The host is not contacted until the viewer presses play. */
import { Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { videoMessages } from './video.messages';
import { useText } from '../../../frontend/messages/useText';

/** No picture of the host is shown before: posters differ by colour and pattern. */
const grounds = ['#0b6e4f', '#8a3d1c', '#33478f', '#8e2358', '#1c6a78', '#6a4a12', '#5b2a6e'] as const;
const look = (id: string) => {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return {
    ground: grounds[sum % grounds.length] ?? grounds[0],
    at: `${20 + (sum % 7) * 10}% ${15 + (sum % 5) * 18}%`,
    ring: 22 + (sum % 4) * 9,
  };
};

const Frame = styled.div<{ $look: ReturnType<typeof look> }>`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--radius-l);
  background:
    ${({ $look }) => `repeating-radial-gradient(circle at ${$look.at}, transparent 0 ${$look.ring}px, rgb(255 255 255 / 9%) ${$look.ring}px ${$look.ring + 6}px)`},
    ${({ $look }) => `linear-gradient(135deg, ${$look.ground}, #14231c)`};
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

/** `id`: the video's eleven-character id. */
export function Video({ id, title }: { id: string; title: string }) {
  const say = useText(videoMessages);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <Frame $look={look(id)}>
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
