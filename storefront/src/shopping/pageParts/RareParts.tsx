/** Blocks that only some pages have: texts, videos, coupons, countdowns, questions. */
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { RichText } from '../../ui/RichText';
import { Video } from '../../ui/Video';
import { CountdownPart } from './CountdownPart';
import { CouponPart } from './CouponPart';
import { QuestionsPart } from './QuestionsPart';
import type { RarePart } from './types';

export function RareParts({ part }: { part: RarePart }) {
  const language = useLanguage();
  switch (part.kind) {
    case 'text': {
      const [own, other] = language === 'bn' ? [part.content_bn, part.content] : [part.content, part.content_bn];
      const otherLanguage = language === 'bn' ? 'en' : 'bn';
      return own.length > 0 ? <RichText blocks={own} /> : <RichText blocks={other} lang={otherLanguage} />;
    }
    case 'video':
      return (
        <Video id={part.url} title={language === 'bn' ? part.title_bn || part.title : part.title || part.title_bn} />
      );
    case 'coupon':
      return <CouponPart part={part} />;
    case 'countdown':
      return <CountdownPart endsAt={part.ends_at} />;
    case 'questions':
      return <QuestionsPart part={part} />;
  }
}
