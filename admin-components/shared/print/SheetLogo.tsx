'use client';
/** The marketplace's logo at the head of a print: the one set in the site's settings, else the product's mark. */
import { topbarInformation } from '../../../contract/site';
import { BrandName } from '../../shell/Brand';
import { useCall } from '../../../frontend/api/useCall';

export function SheetLogo() {
  const { answer } = useCall(topbarInformation, {});
  if (answer?.logo) return <img className="haat-sheet__logo" src={answer.logo} alt="Haat" />;
  return <BrandName />;
}
