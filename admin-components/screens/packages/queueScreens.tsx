'use client';
/** The six queues of the warehouse. */
import { PackageQueue } from './PackageQueue';

export const UpcomingPackages = () => <PackageQueue screen="package-upcoming" />;
export const ReceivedPackages = () => <PackageQueue screen="package-received" />;
export const DeliveringPackages = () => <PackageQueue screen="package-delivering" />;
export const DeliveredPackages = () => <PackageQueue screen="package-delivered" />;
export const CompletedPackages = () => <PackageQueue screen="package-completed" />;
export const CanceledPackages = () => <PackageQueue screen="package-cancel" />;
