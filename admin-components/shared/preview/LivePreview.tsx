'use client';
/**
 * The real shop beside a form, showing the values being typed: like Payload's live preview of its own forms, and with
 * the same message, so that the shop's preview pages support both.
 */
import { Monitor, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { draftWords } from '../../messages/drafts';

const screens = { phone: { width: 360, Icon: Smartphone }, desktop: { width: 1280, Icon: Monitor } } as const;
type Screen = keyof typeof screens;
const SHOWN_HEIGHT = 420;

type Props = {
  /** The shop's preview page. */
  path: string;
  /** The form's values by the names of the record's fields. */
  values: Readonly<Record<string, unknown>>;
};

export function LivePreview({ path, values }: Props) {
  const say = useText(draftWords);
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useTelling(frame, values);
  const [screen, setScreen] = useState<Screen>('phone');
  const { box, width } = useWidth();
  const scale = Math.min(1, width / screens[screen].width);
  return (
    <section className="haat-preview" aria-label={say('preview')}>
      <div className="haat-segments" role="group" aria-label={say('previewSize')}>
        {(Object.keys(screens) as Screen[]).map((each) => {
          const { Icon } = screens[each];
          return (
            <button
              key={each}
              type="button"
              className="haat-segments__item"
              aria-pressed={screen === each}
              onClick={() => setScreen(each)}
            >
              <Icon size={16} aria-hidden />
              {say(each)}
            </button>
          );
        })}
      </div>
      <div ref={box} className="haat-preview__window" style={{ height: SHOWN_HEIGHT }}>
        <iframe
          ref={frame}
          title={say('preview')}
          src={`/multi-vendor${path}${language === 'bn' ? '?lang=bn' : ''}`}
          style={{ width: screens[screen].width, height: SHOWN_HEIGHT / scale, transform: `scale(${scale})` }}
          onLoad={tell}
        />
      </div>
    </section>
  );
}

/** Sends the values with every change, and when the framed page reports that it is listening. */
function useTelling(frame: { current: HTMLIFrameElement | null }, values: Props['values']): () => void {
  const latest = useRef(values);
  const tell = useCallback(
    () =>
      frame.current?.contentWindow?.postMessage(
        { type: 'payload-live-preview', data: latest.current },
        window.location.origin,
      ),
    [frame],
  );
  useEffect(() => {
    latest.current = values;
    tell();
  }, [values, tell]);
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      const isReady = (data as { ready?: unknown } | null)?.ready === true;
      if (isReady && origin === window.location.origin && source === frame.current?.contentWindow) tell();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, tell]);
  return tell;
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(screens.phone.width);
  useEffect(() => {
    if (!box.current) return;
    const watching = new ResizeObserver(([entry]) => entry && setWidth(Math.max(1, entry.contentRect.width)));
    watching.observe(box.current);
    return () => watching.disconnect();
  }, []);
  return { box, width };
}
