// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface Store {
  address: string
  city_code: string
  id: string
  latitude: number
  longitude: number
  name: string
  opening_hours: string
  telephone: string
}
