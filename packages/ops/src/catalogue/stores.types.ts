import type { Latitude, Longitude, ThingName, Words } from './values.types'

/** A store of the shop in a shop file. */
export interface ShopFileStore {
  storeId: ThingName
  name: ThingName
  address: Words
  telephone: ThingName
  /** Opening hours, such as 每天 10:00-22:00. */
  openingHours: Words
  /** Code of the store's city, as in addresses. */
  cityCode: ThingName
  longitude: Longitude
  latitude: Latitude
}
