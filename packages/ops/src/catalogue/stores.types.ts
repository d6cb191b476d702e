import type { Latitude, Longitude, ThingName, Words } from './values.types'

/** A store that shoppers can go to. */
export interface ShopFileStore {
  storeId: ThingName
  name: ThingName
  address: Words
  telephone: ThingName
  /** Such as 每天 10:00-22:00. */
  openingHours: Words
  /** The city it is in, as addresses have it. */
  cityCode: ThingName
  longitude: Longitude
  latitude: Latitude
}
