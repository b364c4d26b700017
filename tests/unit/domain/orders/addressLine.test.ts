import { addressLine } from '../../../../domain/orders/addressLine';

describe('the address in one line', () => {
  it('has name, address, thana, upazila, district and mobiles', () => {
    expect(
      addressLine({
        name: 'Rahima Begum',
        details: 'House 4,\nRoad 2',
        thana: 'Savar Model',
        upazila: 'Savar',
        district: 'Dhaka',
        mobile1: '01700000001',
        mobile2: '01800000001',
      }),
    ).toBe('Rahima Begum, House 4, Road 2, Savar Model, Savar, Dhaka, 01700000001, 01800000001');
  });

  it('leaves out what is empty', () => {
    expect(addressLine({ name: 'Rahima', details: 'House 4', thana: '', upazila: 'Savar', district: null })).toBe(
      'Rahima, House 4, Savar',
    );
  });
});
