'use client';
/** The places that show a picture, each with a link if there is a screen for it. */
import { Link } from '@payloadcms/ui';
import type { PictureUse } from '../../../contract/library';
import { pictureNames } from '../../../domain/site/slotPictures';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords, usePlaceWords } from '../../messages/library';
import { recordAddress } from '../../shared/links/recordAddress';

export function PictureUses({ uses, used }: { uses: readonly PictureUse[]; used: number }) {
  const say = useText(libraryWords);
  const { digits } = useFormats();
  return (
    <section className="haat-uses">
      <h3 className="haat-form__heading">{say('uses')}</h3>
      {used === 0 && <p className="haat-field__hint">{say('unused')}</p>}
      <ul>
        {uses.map((use, index) => (
          <li key={`${use.place} ${use.record} ${use.part} ${index}`}>
            <Use use={use} />
          </li>
        ))}
      </ul>
      {used > uses.length && <p className="haat-field__hint">{say('more', { count: digits(used - uses.length) })}</p>}
    </section>
  );
}

function Use({ use: { place, record, title, title_bn: bangla, part } }: { use: PictureUse }) {
  const pair = usePair();
  const { digits } = useFormats();
  const isBangla = useLanguage() === 'bn';
  const name = isBangla ? bangla || title : title || bangla;
  // Slides and banners are distinguished by their number.
  const number = (pictureNames as readonly string[]).includes(part) ? digits(part.replace(/\D/g, '')) : '';
  const words = [pair(usePlaceWords[place]), number, name && `“${name}”`].filter(Boolean).join(' ');
  const address = recordAddress(place, String(record ?? ''), title);
  const canOpen = address !== null && place !== 'products';
  return canOpen ? (
    <Link href={address} prefetch={false}>
      {words}
    </Link>
  ) : (
    words
  );
}
