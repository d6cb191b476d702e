/** A point on the earth, in degrees of WGS 84. */
export interface GeoPoint {
  longitude: number
  latitude: number
}

/** Mean radius of the earth in metres. */
const RADIUS = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance of two points in metres, by the haversine formula for a spherical earth. */
export function distanceBetween(one: GeoPoint, other: GeoPoint): number {
  const halfLatitude = Math.sin(radians(other.latitude - one.latitude) / 2)
  const halfLongitude = Math.sin(radians(other.longitude - one.longitude) / 2)
  const part =
    halfLatitude ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * halfLongitude ** 2
  return Math.round(2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(part))))
}

/**
 * Returns a distance in words: `820 米`, `1.2 公里`, `35 公里`.
 * @param metres whole metres
 */
export function formatDistance(metres: number): string {
  if (metres < 1000) return `${metres} 米`
  const kilometres = metres / 1000
  return `${kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)} 公里`
}
