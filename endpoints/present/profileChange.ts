import type { ProfileChangeShape } from '../../contract/profileChanges';
import { forEachField } from '../../domain/fields/declare';
import { vendorPapers } from '../../domain/vendors/fields';
import type { Vendor } from '../../payload-types';
import { filenameOf, type ReadChange } from '../../services/profileChanges/readChanges';
import { filled, refId } from '../../services/relations';

type Papers = ProfileChangeShape['papers'];

/** A request; only admins see who decided it. */
export function presentProfileChange({ request, changes }: ReadChange, isForAdmins: boolean): ProfileChangeShape {
  return {
    id: request.id,
    vendor_id: refId(request.vendor) ?? 0,
    business_name: filled<Vendor>(request.vendor)?.business_name ?? '',
    state: request.state,
    changes,
    papers: forEachField<Papers>(vendorPapers, (_field, name) => paperPath(request[name as keyof Papers])),
    reason: request.reason ?? '',
    answer: request.answer ?? '',
    decided_by: isForAdmins ? (request.decided_by ?? '') : '',
    decided_at: request.decided_at ?? null,
    created_at: request.createdAt,
  };
}

/** The CMS checks who opens it: only its owner and admins may. */
function paperPath(paper: Parameters<typeof filenameOf>[0]): string | null {
  const filename = filenameOf(paper);
  return filename === null ? null : `/api/documents/file/${encodeURIComponent(filename)}`;
}
