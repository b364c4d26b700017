/** The demo's people, vendors, warehouses and shops. Every e-mail ends in @demo.test. */

export const DEMO_PASSWORD = 'demo-Pass-2026';

export type PersonRow = {
  key: string;
  name: string;
  mobile: string;
  role_as?: 0 | 1 | 2;
  is_editor?: 1;
  status?: 0 | 1;
  verified?: boolean;
  trusted?: boolean;
  /** Which of the drawn faces; none: the account has no picture. */
  face?: number;
};

export const people: readonly PersonRow[] = [
  { key: 'admin', name: 'Nusrat Jahan', mobile: '01700000010', role_as: 1, trusted: true, face: 2 },
  { key: 'subadmin', name: 'Tanvir Ahmed', mobile: '01700000011', role_as: 2, trusted: true, face: 1 },
  { key: 'grocer.savar', name: 'Abdul Karim', mobile: '01700000020', trusted: true, face: 5 },
  { key: 'grocer.sylhet', name: 'Shahana Begum', mobile: '01700000021', trusted: true, face: 7 },
  { key: 'vendor.fashion', name: 'Farzana Akter', mobile: '01700000022', trusted: true, face: 4 },
  { key: 'vendor.gadget', name: 'Imran Hossain', mobile: '01700000023', trusted: true, face: 8 },
  { key: 'vendor.home', name: 'Rokeya Sultana', mobile: '01700000024', trusted: true, face: 2 },
  { key: 'applicant', name: 'Jashim Uddin', mobile: '01700000030', face: 3 },
  { key: 'suspended.vendor', name: 'Mizanur Rahman', mobile: '01700000031', face: 1 },
  { key: 'incharge.dhaka', name: 'Sohel Rana', mobile: '01700000040', trusted: true, face: 3 },
  { key: 'incharge.sylhet', name: 'Mahmuda Khatun', mobile: '01700000041', trusted: true, face: 7 },
  { key: 'customer', name: 'Ayesha Siddika', mobile: '01700000001', trusted: true, face: 6 },
  { key: 'customer2', name: 'Rafiqul Islam', mobile: '01700000002', face: 8 },
  { key: 'newcomer', name: 'Sumaiya Islam', mobile: '01700000003', verified: false },
  { key: 'suspended', name: 'Kamal Pasha', mobile: '01700000004', status: 0, face: 5 },
  { key: 'shopper1', name: 'Nazma Parvin', mobile: '01700000051', face: 2 },
  { key: 'shopper2', name: 'Shafiqul Alam', mobile: '01700000052', face: 5 },
  { key: 'shopper3', name: 'Tahmina Rahman', mobile: '01700000053', face: 4 },
  { key: 'shopper4', name: 'Arif Mahmud', mobile: '01700000054', face: 3 },
  { key: 'editor', name: 'Lubna Haque', mobile: '01700000012', is_editor: 1, trusted: true, face: 4 },
];

export type VendorRow = {
  key: string;
  type: 1 | 2;
  accept: 0 | 1 | 2;
  business_name: string;
  business_type: 'Personal / Individual' | 'Departmental Store / Showroom' | 'Brand Shop';
  district: string;
  upazila: string;
  postcode: string;
  address: string;
  business_address: string;
  birthdate: string;
  nid: string;
  gender: 'Male' | 'Female' | 'Others';
  trade_license: string;
  bin: string;
};

const row = (
  key: string,
  rest: Omit<VendorRow, 'key' | 'trade_license' | 'bin' | 'accept'> & { accept?: 0 | 1 | 2 },
  n: number,
): VendorRow => ({
  key,
  accept: 1,
  trade_license: `TRAD/DSCC/0${n}4521/2024`,
  bin: `00${n}345678-0101`,
  ...rest,
});

export const vendors: readonly VendorRow[] = [
  row(
    'grocer.savar',
    {
      type: 1,
      business_name: 'Savar Bazar',
      business_type: 'Departmental Store / Showroom',
      district: 'Dhaka',
      upazila: 'Savar',
      postcode: '1340',
      address: 'House 12, Bank Colony',
      business_address: 'Shop 4, Savar Bazar Bus Stand',
      birthdate: '1984-03-12',
      nid: '1984261234567',
      gender: 'Male',
    },
    1,
  ),
  row(
    'grocer.sylhet',
    {
      type: 1,
      business_name: 'Surma Fresh',
      business_type: 'Personal / Individual',
      district: 'Sylhet',
      upazila: 'Sylhet Sadar',
      postcode: '3100',
      address: 'Zindabazar, Lane 3',
      business_address: 'Bondor Bazar, Stall 18',
      birthdate: '1988-07-02',
      nid: '1988911234568',
      gender: 'Female',
    },
    2,
  ),
  row(
    'vendor.fashion',
    {
      type: 2,
      business_name: 'Rong Dhonu',
      business_type: 'Brand Shop',
      district: 'Dhaka',
      upazila: 'Dhanmondi',
      postcode: '1209',
      address: 'Road 8, House 21',
      business_address: 'Level 3, Shop 12, Dhanmondi',
      birthdate: '1990-11-25',
      nid: '1990261234569',
      gender: 'Female',
    },
    3,
  ),
  row(
    'vendor.gadget',
    {
      type: 2,
      business_name: 'Gadget Bari',
      business_type: 'Departmental Store / Showroom',
      district: 'Dhaka',
      upazila: 'Gulshan',
      postcode: '1212',
      address: 'Road 113, House 9',
      business_address: 'Shop 45, Gulshan 2 Market',
      birthdate: '1992-01-15',
      nid: '1992261234570',
      gender: 'Male',
    },
    4,
  ),
  row(
    'vendor.home',
    {
      type: 2,
      business_name: 'Nakshi Ghor',
      business_type: 'Personal / Individual',
      district: 'Sylhet',
      upazila: 'Sylhet Sadar',
      postcode: '3100',
      address: 'Amberkhana, House 5',
      business_address: 'Amberkhana Point, Shop 2',
      birthdate: '1986-05-30',
      nid: '1986911234571',
      gender: 'Female',
    },
    5,
  ),
  row(
    'applicant',
    {
      type: 2,
      accept: 0,
      business_name: 'Jashim Handloom',
      business_type: 'Personal / Individual',
      district: 'Tangail',
      upazila: 'Delduar',
      postcode: '1910',
      address: 'Pathrail',
      business_address: 'Pathrail Bazar',
      birthdate: '1995-09-09',
      nid: '1995931234572',
      gender: 'Male',
    },
    6,
  ),
  row(
    'suspended.vendor',
    {
      type: 2,
      accept: 2,
      business_name: 'Mizan Traders',
      business_type: 'Personal / Individual',
      district: 'Chattogram',
      upazila: 'Kotwali',
      postcode: '4000',
      address: 'Andarkilla',
      business_address: 'Reazuddin Bazar',
      birthdate: '1979-02-18',
      nid: '1979151234573',
      gender: 'Male',
    },
    7,
  ),
];

export const shopLines: Readonly<
  Record<string, { name_bn: string; tagline: string; warehouse: string; featured?: 1 }>
> = {
  'grocer.savar': {
    name_bn: 'সাভার বাজার',
    tagline: 'Fresh every morning / প্রতিদিন টাটকা',
    warehouse: 'Dhaka Central',
  },
  'grocer.sylhet': { name_bn: 'সুরমা ফ্রেশ', tagline: 'From the Surma side / সুরমা পাড়ের বাজার', warehouse: 'Sylhet Hub' },
  'vendor.fashion': {
    name_bn: 'রংধনু',
    tagline: 'Colours of Bengal / বাংলার রং',
    warehouse: 'Dhaka Central',
    featured: 1,
  },
  'vendor.gadget': {
    name_bn: 'গ্যাজেট বাড়ি',
    tagline: 'Real gadgets, real warranty / আসল পণ্য, আসল ওয়ারেন্টি',
    warehouse: 'Dhaka Central',
  },
  'vendor.home': {
    name_bn: 'নকশি ঘর',
    tagline: 'Made by hand, made for home / হাতে গড়া ঘরের সাজ',
    warehouse: 'Sylhet Hub',
  },
};

export const warehouses = [
  {
    name: 'Dhaka Central',
    district: 'Dhaka',
    address: 'Plot 7, Tejgaon Industrial Area, Dhaka 1208',
    incharge: 'incharge.dhaka',
  },
  {
    name: 'Sylhet Hub',
    district: 'Sylhet',
    address: 'Airport Road, Amberkhana, Sylhet 3100',
    incharge: 'incharge.sylhet',
  },
] as const;
