'use client';
/** Screens of the office: people, categories, settings, reports. */
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { ScreenName } from '../routes';

export const officeScreens = {
  'main-category': dynamic(() => import('./categories/MainCategories').then((file) => file.MainCategories)),
  'sub-category': dynamic(() => import('./categories/SubCategories').then((file) => file.SubCategories)),
  'child-category': dynamic(() => import('./categories/ChildCategories').then((file) => file.ChildCategories)),
  'add-category': dynamic(() => import('./categories/AddCategory').then((file) => file.AddCategory)),
  'edit-category': dynamic(() => import('./categories/EditCategories').then((file) => file.EditMainCategory)),
  'edit-sub-category': dynamic(() => import('./categories/EditCategories').then((file) => file.EditSubCategory)),
  'edit-child-category': dynamic(() => import('./categories/EditCategories').then((file) => file.EditChildCategory)),
  'vendor-request': dynamic(() => import('./vendors/VendorList').then((file) => file.VendorRequests)),
  'vendor-approved': dynamic(() => import('./vendors/VendorList').then((file) => file.ApprovedVendors)),
  'vendor-suspended': dynamic(() => import('./vendors/VendorList').then((file) => file.SuspendedVendors)),
  'vendor-details': dynamic(() => import('./vendors/VendorDetails').then((file) => file.VendorDetails)),
  'vendor-update': dynamic(() => import('./vendors/VendorUpdate').then((file) => file.VendorUpdate)),
  'all-user': dynamic(() => import('./users/AllUsers').then((file) => file.AllUsers)),
  'all-admin': dynamic(() => import('./users/peopleLists').then((file) => file.AllAdmins)),
  'suspended-user': dynamic(() => import('./users/peopleLists').then((file) => file.SuspendedUsers)),
  'user-details': dynamic(() => import('./users/UserDetails').then((file) => file.UserDetails)),
  'brand': dynamic(() => import('./brands/Brands').then((file) => file.Brands)),
  'add-brand': dynamic(() => import('./brands/BrandPages').then((file) => file.AddBrand)),
  'edit-brand': dynamic(() => import('./brands/BrandPages').then((file) => file.EditBrand)),
  'view-coupon': dynamic(() => import('./coupons/Coupons').then((file) => file.Coupons)),
  'add-coupon': dynamic(() => import('./coupons/CouponPages').then((file) => file.AddCoupon)),
  'edit-coupon': dynamic(() => import('./coupons/CouponPages').then((file) => file.EditCoupon)),
  'shop': dynamic(() => import('./shops/MyShop').then((file) => file.MyShop)),
  'slide': dynamic(() => import('./slides/Slides').then((file) => file.Slides)),
  'banner': dynamic(() => import('./banners/Banners').then((file) => file.Banners)),
  'delivery-charge': dynamic(() => import('./delivery/DeliveryCharge').then((file) => file.DeliveryCharge)),
  'initial-setting': dynamic(() => import('./site/InitialSetting').then((file) => file.InitialSetting)),
  'videos': dynamic(() => import('./videos/Videos').then((file) => file.Videos)),
  'policies': dynamic(() => import('./policies/Policies').then((file) => file.Policies)),
} satisfies Partial<Record<ScreenName, ComponentType>>;
