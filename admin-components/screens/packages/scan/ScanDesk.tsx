'use client';
/**
 * Scanning in a queue of the warehouse or a vendor's list: with a hand scanner, the camera or the keyboard. No scan asks a question and
 * none is lost: each is added to a list, sent in order, and answered by sound, colour and a line.
 */
import { Camera, CameraOff, ScanLine, Volume2, VolumeX } from 'lucide-react';
import { useState, useSyncExternalStore, type RefObject } from 'react';
import type { PackageStatus } from '../../../../domain/packages/status';
import { moveWords } from '../../../messages/moves';
import { scanWords } from '../../../messages/scan';
import { useText } from '../../../../frontend/messages/useText';
import { SelectField } from '../../../shared/form/SelectField';
import { Button } from '../../../shared/page/Button';
import type { ScanScreen } from '../queues';
import { CameraScanner, hasCamera } from './CameraScanner';
import { ScanField } from './ScanField';
import { ScanList } from './ScanList';
import { isMuted, setMuted, watchMuted } from './sounds';
import { hasMouse } from './useHeldFocus';
import { lookOnly } from './scanLog';
import { useHeldScans } from './useHeldScans';
import { useScanAct, type ScanRole } from './useScanAct';
import { useScanQueue, type Scanning } from './useScanQueue';

type Props = {
  screen: ScanScreen;
  status: PackageStatus;
  by: ScanRole;
  /** The warehouse whose packages are scanned; empty: those of all the person's warehouses. */
  within: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Packages have been moved: the rows and counts on the screen are outdated. */
  onChanged: () => void;
};

const unchanging = () => () => {};
const no = () => false;

/** The newest answer sets the colour of the desk. */
const colours = {
  moved: 'good',
  undone: 'good',
  found: 'good',
  refused: 'bad',
  unknown: 'bad',
  repeat: 'none',
  waiting: 'none',
} as const;

export function ScanDesk({ screen, status, by, within, fieldRef, onChanged }: Props) {
  const say = useText(scanWords);
  const [isCamera, setCamera] = useState(false);
  const { act, name, needsWord, agree, choose, choices, hint } = useScanAct(screen, status, by);
  const scanning = useScanQueue(screen, onChanged);
  const held = useHeldScans(screen);
  const send = (code: string) =>
    act === null ? scanning.add(code, lookOnly, { within }) : scanning.add(code, act, { from: status, within });
  const take = (code: string) => void (needsWord ? held.hold(code) : send(code));
  // If a scanner typed into the select field or pressed the button, it would change or start something.
  const backToField = () => hasMouse() && fieldRef.current?.focus();
  const chooseAct = (value: string) => {
    choose(value);
    backToField();
  };
  const start = () => {
    agree();
    held.release().forEach(send);
    backToField();
  };
  const discard = () => {
    held.release();
    backToField();
  };
  const newest = scanning.log.scans[0];
  return (
    <section className={`haat-scan haat-scan--${newest ? colours[newest.state] : 'none'}`} aria-label={say('desk')}>
      <div className="haat-scan__row">
        <ScanLine size={22} aria-hidden />
        <ScanField fieldRef={fieldRef} isReady={scanning.isReady} onCode={take} />
        <CameraButton isOn={isCamera} onChange={setCamera} />
        <SoundButton />
        {choices.length > 1 && (
          <div className="haat-scan__act">
            <SelectField
              label={say('eachScan')}
              isLabelHidden
              name="scan-act"
              value={act === null ? 'open' : String(act)}
              onChange={chooseAct}
              choices={choices}
              placeholder={null}
            />
          </div>
        )}
        <span className="haat-scan__hint">{hint}</span>
      </div>
      {isCamera && <CameraScanner onClose={() => setCamera(false)} onCode={take} />}
      {needsWord && <FinalLine name={name} count={held.count} onStart={start} onDiscard={discard} />}
      <TroubleLine scanning={scanning} />
      <ScanList scanning={scanning} screen={screen} by={by} />
    </section>
  );
}

type FinalProps = { name: string; count: number; onStart: () => void; onDiscard: () => void };

/** What cannot be taken back is agreed to once, before the scans; those made before wait here. */
function FinalLine({ name, count, onStart, onDiscard }: FinalProps) {
  const say = useText(scanWords);
  const move = useText(moveWords);
  return (
    <div className="haat-scan__trouble" role={count > 0 ? 'alert' : 'note'}>
      <span>
        {say('finalAsk', { name })} {move('isFinal', { name })} {count > 0 && say('heldCount', { count })}
      </span>
      <div className="haat-scan__answers">
        <Button isSmall kind="primary" onClick={onStart}>
          {say('finalYes')}
        </Button>
        {count > 0 && (
          <Button isSmall onClick={onDiscard}>
            {say('heldDiscard')}
          </Button>
        )}
      </div>
    </div>
  );
}

function TroubleLine({ scanning: { trouble, resume } }: { scanning: Scanning }) {
  const say = useText(scanWords);
  if (trouble === null) return null;
  return (
    <div className="haat-scan__trouble" role="alert">
      {say(trouble)}
      <Button isSmall onClick={resume}>
        {say('sendNow')}
      </Button>
    </div>
  );
}

function CameraButton({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const say = useText(scanWords);
  // The server cannot know about a camera; the browser detects it after mounting.
  const isThere = useSyncExternalStore(unchanging, hasCamera, no);
  if (!isThere) return null;
  const name = say(isOn ? 'cameraOff' : 'camera');
  const Icon = isOn ? CameraOff : Camera;
  return (
    <button
      type="button"
      className="haat-icon-button haat-scan__tool"
      aria-label={name}
      title={name}
      onClick={() => onChange(!isOn)}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}

function SoundButton() {
  const say = useText(scanWords);
  const isOff = useSyncExternalStore(watchMuted, isMuted, no);
  const name = say(isOff ? 'unmute' : 'mute');
  const Icon = isOff ? VolumeX : Volume2;
  return (
    <button
      type="button"
      className="haat-icon-button haat-scan__tool"
      aria-label={name}
      title={name}
      onClick={() => setMuted(!isOff)}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
