/** An address that the host app keeps. It has the names of areas and no codes. */
export interface KeptAddress {
  /** The host app's own id of the address. */
  externalId: string
  consigneeName: string
  /** A mobile number. */
  consigneeTele: string
  provinceName: string
  cityName: string
  districtName: string
  /** Empty if the app does not know the street. */
  streetName: string
  detailAddress: string
}

/** A shopper's identity in the app. */
export interface AppShopper {
  telephone: string
}

/** The port to the address book of a host app (F05). */
export interface AddressBook {
  /** Whether the app keeps any address of a shopper. It is asked before the shopper agrees to share addresses. */
  has(shopper: AppShopper): Promise<boolean>
  /** Returns the addresses that the app keeps, in its order. It is asked only after the shopper agreed. */
  list(shopper: AppShopper): Promise<readonly KeptAddress[]>
}

/** The port of a shop that reads no address book: no shopper has an address in it. */
export const noAddressBook: AddressBook = { has: async () => false, list: async () => [] }

/** The address book of a demo shop: two addresses for every shopper. */
export const demoAddressBook: AddressBook = {
  has: async () => true,
  list: async ({ telephone }) => [
    {
      externalId: 'demo-home',
      consigneeName: '林暖',
      consigneeTele: telephone,
      provinceName: '浙江省',
      cityName: '杭州市',
      districtName: '西湖区',
      streetName: '北山街道',
      detailAddress: '北山街 1 号院 2 号楼 301',
    },
    {
      externalId: 'demo-office',
      consigneeName: '林暖',
      consigneeTele: telephone,
      provinceName: '北京市',
      cityName: '北京市',
      districtName: '朝阳区',
      streetName: '',
      detailAddress: '望京街 10 号 B 座 1201',
    },
  ],
}
