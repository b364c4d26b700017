import {
  approvedVendor,
  assignShopWarehouse as assignShopWarehouseCall,
  featuredShop,
  rejectedVendor,
  removeSuspensionVendor,
  suspendVendor,
  verifyShop,
} from '../contract/vendorDecisions';
import {
  getApprovedVendor,
  getAuthVendor,
  getNewVendor,
  getSingleVendor,
  getSuspendedVendor,
  refusedApplication,
  submitVendorApplication,
  updateVendorApplication,
  vendorDocument,
  vendorStatus,
} from '../contract/vendors';
import { vendorAccept } from '../domain/catalogue/visible';
import { assignShopWarehouse } from '../services/vendors/assignShopWarehouse';
import { forEachField } from '../domain/fields/declare';
import { vendorForm } from '../domain/vendors/fields';
import { readReviewNotes } from '../services/products/reviewNotes';
import { refId } from '../services/relations';
import { changeApplication } from '../services/vendors/changeApplication';
import { approveVendor, liftVendorSuspension, suspendVendorRecord } from '../services/vendors/decideVendor';
import { listVendors } from '../services/vendors/listVendors';
import { markShop } from '../services/vendors/markShop';
import { findDocument } from '../services/vendors/findDocument';
import { openPhoto } from '../services/vendors/openPhoto';
import { readOwnApplication, readVendorWithShop } from '../services/vendors/readVendor';
import { readRefused } from '../services/vendors/refusedApplication';
import { rejectVendor } from '../services/vendors/rejectVendor';
import { submitApplication } from '../services/vendors/submitApplication';
import { implement } from './implement';
import { presentReviewNote } from './present/product';
import { presentApplicationState, presentVendor, presentVendorRow, presentVendorShop } from './present/vendor';

type Listed = Awaited<ReturnType<typeof listVendors>>;
const presentVendors = ({ docs, total }: Listed) => ({ vendor: docs.map(presentVendorRow), totalcount: total });

const application = [
  implement(vendorStatus, async (ctx) => ({
    status: 200,
    vendor: presentApplicationState(await readOwnApplication(ctx)),
  })),
  implement(submitVendorApplication, async (ctx, { body, files }) => ({
    status: 200,
    message: 'applicationSent',
    id: (await submitApplication(ctx, body, files)).id,
  })),
  implement(refusedApplication, async (ctx) => {
    const found = await readRefused(ctx);
    if (!found) return { status: 200, refused: null };
    const { reason, form, notes } = found;
    const written = forEachField<Record<keyof typeof vendorForm, string>>(
      vendorForm,
      (_field, name) => form[name] ?? '',
    );
    return {
      status: 200,
      refused: { reason, form: written, review: notes.map((note) => presentReviewNote(note, false)) },
    };
  }),
  implement(getAuthVendor, async (ctx) => {
    const { vendor, shop } = await readOwnApplication(ctx);
    return { status: 200, vendor: presentVendor(vendor), shop: shop && presentVendorShop(shop) };
  }),
  implement(vendorDocument, async (ctx, { params, query }) => {
    if (params.which === 'image') return { status: 200, file: await openPhoto(ctx, params.vendorId, query.size) };
    const filename = await findDocument(ctx, params.vendorId, params.which);
    return { status: 302, http: 302, headers: { Location: `/api/documents/file/${encodeURIComponent(filename)}` } };
  }),
];

const lists = [
  implement(getNewVendor, async (ctx, { query }) => ({
    status: 200,
    ...presentVendors(await listVendors(ctx, vendorAccept.pending, query)),
  })),
  implement(getApprovedVendor, async (ctx, { query }) => ({
    status: 200,
    ...presentVendors(await listVendors(ctx, vendorAccept.approved, query)),
  })),
  implement(getSuspendedVendor, async (ctx, { query }) => ({
    status: 200,
    ...presentVendors(await listVendors(ctx, vendorAccept.suspended, query)),
  })),
  implement(getSingleVendor, async (ctx, { params }) => {
    const { vendor, shop } = await readVendorWithShop(ctx, params.id);
    const user = refId(vendor.user);
    const notes = user === null ? [] : await readReviewNotes(ctx.db, { applicant: user });
    return {
      status: 200,
      vendor: presentVendor(vendor),
      shop: shop && presentVendorShop(shop),
      review: notes.map((note) => presentReviewNote(note, true)),
    };
  }),
];

const decisions = [
  implement(approvedVendor, async (ctx, { params, body }) => {
    await approveVendor(ctx, params.id, body.warehouse_id);
    return { status: 200, message: 'vendorApproved' };
  }),
  implement(rejectedVendor, async (ctx, { params, body }) => ({
    status: 200,
    message: (await rejectVendor(ctx, params.id, body.reason)) === 'rejected' ? 'vendorRejected' : 'vendorDeleted',
  })),
  implement(suspendVendor, async (ctx, { params, body }) => {
    await suspendVendorRecord(ctx, params.id, body.reason);
    return { status: 200, message: 'vendorSuspended' };
  }),
  implement(removeSuspensionVendor, async (ctx, { params }) => {
    await liftVendorSuspension(ctx, params.id);
    return { status: 200, message: 'vendorSuspensionRemoved' };
  }),
  implement(assignShopWarehouseCall, async (ctx, { params, body }) => {
    await assignShopWarehouse(ctx, params.vendorId, body.warehouse_id);
    return { status: 200, message: 'shopWarehouseAssigned' };
  }),
  implement(featuredShop, async (ctx, { params }) => {
    await markShop(ctx, params.vendorId, { featured: params.value });
    return { status: 200, message: params.value === 1 ? 'shopFeatured' : 'shopNotFeatured' };
  }),
  implement(verifyShop, async (ctx, { params }) => {
    await markShop(ctx, params.vendorId, { verify: params.value });
    return { status: 200, message: params.value === 1 ? 'shopVerified' : 'shopNotVerified' };
  }),
  implement(updateVendorApplication, async (ctx, { params, body, files }) => ({
    status: 200,
    message: 'vendorUpdated',
    vendor: presentVendor(await changeApplication(ctx, params.id, body, files)),
  })),
];

export const vendorEndpoints = [...application, ...lists, ...decisions];
