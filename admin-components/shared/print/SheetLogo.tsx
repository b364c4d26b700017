'use client';
/**
 * The marketplace's logo at the head of a print: the one in the site's settings, else the product's mark. A wide one
 * uses the available width, on an 80 mm slip too.
 */
import { topbarInformation } from '../../../contract/site';
import { BrandName } from '../../shell/Brand';
import { useCall } from '../../../frontend/api/useCall';

export function SheetLogo() {
  const { answer } = useCall(topbarInformation, {});
  return (
    <div className="haat-sheet__brand">
      {answer?.logo ? <img className="haat-sheet__logo" src={answer.logo} alt="Haat" /> : <BrandName />}
    </div>
  );
}
