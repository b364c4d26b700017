'use client';
/**
 * Scanning in a queue of the warehouse: with a hand scanner, the camera or the keyboard. No scan asks a question and
 * none is lost: each is added to a list, sent in order, and answered by sound, colour and a line.
 */
import { Camera, CameraOff, ScanLine, Volume2, VolumeX } from 'lucide-react';
import { useState, useSyncExternalStore, type RefObject } from 'react';
import type { PackageStatus } from '../../../../domain/packages/status';
import { scanWords } from '../../../messages/scan';
import { useText } from '../../../../frontend/messages/useText';
import { SelectField } from '../../../shared/form/SelectField';
import { Button } from '../../../shared/page/Button';
import type { QueueName } from '../queues';
import { CameraScanner, hasCamera } from './CameraScanner';
import { ScanField } from './ScanField';
import { ScanList } from './ScanList';
import { isMuted, setMuted, watchMuted } from './sounds';
import { hasMouse } from './useHeldFocus';
import { useOpenScanned } from './useOpenScanned';
import { useScanAct } from './useScanAct';
import { useScanQueue, type Scanning } from './useScanQueue';

type Props = {
  screen: QueueName;
  status: PackageStatus;
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
  refused: 'bad',
  unknown: 'bad',
  repeat: 'none',
  waiting: 'none',
} as const;

export function ScanDesk({ screen, status, within, fieldRef, onChanged }: Props) {
  const say = useText(scanWords);
  const [isCamera, setCamera] = useState(false);
  const { act, choose, choices, hint } = useScanAct(screen, status);
  const scanning = useScanQueue(screen, onChanged);
  const open = useOpenScanned();
  const take = (code: string) => (act === null ? void open(code) : scanning.add(code, act, within));
  // If a scanner typed into the select field, it would change the choice.
  const chooseAct = async (value: string) => {
    await choose(value);
    if (hasMouse()) fieldRef.current?.focus();
  };
  const newest = scanning.log.scans[0];
  return (
    <section
      className={`haat-scan haat-scan--${newest && act !== null ? colours[newest.state] : 'none'}`}
      aria-label={say('desk')}
    >
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
              onChange={(value) => void chooseAct(value)}
              choices={choices}
              placeholder={null}
            />
          </div>
        )}
        <span className="haat-scan__hint">{hint}</span>
      </div>
      {isCamera && (
        <CameraScanner
          onClose={() => setCamera(false)}
          onCode={(code) => {
            if (act === null) setCamera(false);
            take(code);
          }}
        />
      )}
      <TroubleLine scanning={scanning} />
      <ScanList scanning={scanning} />
    </section>
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
