/** Light or dark; until chosen, the system setting applies. */
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { writeStored } from '../session/storage';
import { useStored } from '../session/useStored';
import { layoutMessages } from './layout.messages';

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  &:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
`;

const query = '(prefers-color-scheme: dark)';

const useSystemIsDark = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );

export function ThemeSwitch() {
  const say = useText(layoutMessages);
  const stored = useStored('theme');
  const systemIsDark = useSystemIsDark();
  const isDark = stored === null ? systemIsDark : stored === 'dark';
  const name = isDark ? say('themeLight') : say('themeDark');
  return (
    <Round
      type="button"
      aria-label={name}
      title={name}
      onClick={() => writeStored({ theme: isDark ? 'light' : 'dark' })}
    >
      {isDark ? <Sun size={17} aria-hidden="true" /> : <Moon size={17} aria-hidden="true" />}
    </Round>
  );
}
