import { beijingDay, hotelCodeOf, PRESENT_KIND, REPLY_CODE } from '@hearth/domain'
import type { AcquireHotelPresent } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { SeenActivity } from '#areas/presents/need-activity'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The hotel and room by which a guest takes a present. */
export interface GuestOf {
  hotelCode: string
  roomNo?: string
}

/** Returns the guest whom the form names, with the hotel's code and the room in their stored form. */
export const guestOf = ({ hotelCode, roomNo }: AcquireHotelPresent): GuestOf => ({
  hotelCode: hotelCodeOf(hotelCode),
  ...(roomNo === undefined ? {} : { roomNo: hotelCodeOf(roomNo) }),
})

/**
 * Returns the activity whose present the guests of a hotel take.
 * @throws ShopError notFound for a code that no hotel has
 */
export async function activityOfHotel(db: Database, hotelCode: string): Promise<string> {
  const { rows } = await sql<{ activityId: string }>`
    select hotel.activity_id as "activityId"
    from present_hotel hotel
    join present_activity activity on activity.id = hotel.activity_id and activity.published
    where hotel.code = ${hotelCodeOf(hotelCode)}`.execute(db)
  const [hotel] = rows
  if (!hotel) throw new ShopError(REPLY_CODE.notFound, '没有找到这家酒店，请核对房卡上的编号', 'hotelCode')
  return hotel.activityId
}

/**
 * Checks that a guest can take the present of an activity, and counts the present for the guest's room and day. Each
 * present of a room is a row with a number of its own, so that concurrent guests can't exceed the limit.
 * @throws ShopError wrongState for a guest without a hotel, if the activity is for hotel guests; badInput without a
 * room, if presents are limited per room; overLimit if the room has had all its presents today
 */
export async function seatGuest(
  { db, now }: UnitOfWork,
  { kind, perRoom }: SeenActivity,
  shopperId: string,
  guest: GuestOf | undefined,
): Promise<void> {
  if (kind !== PRESENT_KIND.hotel) return
  if (!guest) throw new ShopError(REPLY_CODE.wrongState, '请凭房卡上的酒店编号领取', 'activityId')
  if (perRoom === undefined) return
  const { hotelCode, roomNo } = guest
  if (!roomNo) throw new ShopError(REPLY_CODE.badInput, '请填写房间号', 'roomNo')
  const day = beijingDay(now)
  for (let round = 0; round < perRoom; round += 1) {
    const { rows } = await sql<{ taken: number }>`
      select count(*) as taken from present_room
      where hotel_code = ${hotelCode} and room_no = ${roomNo} and day = ${day}`.execute(db)
    const { taken } = rows[0]!
    if (taken >= perRoom) break
    const { rows: sat } = await sql`
      insert into present_room (hotel_code, room_no, day, seat, shopper_id)
      values (${hotelCode}, ${roomNo}, ${day}, ${taken + 1}, ${shopperId})
      on conflict (hotel_code, room_no, day, seat) do nothing returning seat`.execute(db)
    if (sat.length > 0) return
  }
  throw new ShopError(REPLY_CODE.overLimit, `该房间今天已领取 ${perRoom} 份，请明天再来`, 'roomNo')
}
