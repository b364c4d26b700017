/** The list for each waiting count, filtered to exactly what was counted. */
import type { Waiting } from '../../domain/waiting';
import { screenAddress, type ScreenName } from '../routes';

type Place = { screen: ScreenName; query?: string };

const places: Readonly<Record<Waiting, Place>> = {
  vendorApplications: { screen: 'vendor-request' },
  productsToVerify: { screen: 'verify-products' },
  profileChanges: { screen: 'profile-changes' },
  rejectionAnswers: { screen: 'rejection-answers' },
  newReturns: { screen: 'returns-new' },
  openRefunds: { screen: 'refund', query: 'payment_refund=0' },
  runsToApprove: { screen: 'settlement', query: 'tab=runs&run-status=prepared' },
  correctionsToPost: { screen: 'adjustments', query: 'status=prepared' },
  stuckPackages: { screen: 'stuck' },
  openQuestions: { screen: 'questions', query: 'list=unanswered' },
  failedBroadcasts: { screen: 'communication', query: 'tab=history' },
  newOrders: { screen: 'new-order' },
  rejectedProducts: { screen: 'view-product', query: 'verify=2' },
  vendorQuestions: { screen: 'vendor-questions', query: 'list=unread' },
  comingReturns: { screen: 'vendor-returns-new' },
  soldOut: { screen: 'view-product', query: 'stock=out' },
  lowStock: { screen: 'view-product', query: 'stock=low' },
  toReceive: { screen: 'package-upcoming' },
  toSendOut: { screen: 'package-received' },
  onTheWay: { screen: 'package-delivering' },
  toComplete: { screen: 'package-delivered' },
};

export const waitingAddress = (what: Waiting): string => {
  const { screen, query } = places[what];
  return `${screenAddress(screen)}${query ? `?${query}` : ''}`;
};

/** The badges beside the menu's screens: the part of the same counts that somebody has to open. */
export const badgeOf: Readonly<Partial<Record<ScreenName, Waiting>>> = {
  'new-order': 'newOrders',
  'verify-products': 'productsToVerify',
  'vendor-request': 'vendorApplications',
  'profile-changes': 'profileChanges',
  'rejection-answers': 'rejectionAnswers',
  adjustments: 'correctionsToPost',
};
