import { DAY } from '@hearth/domain'
import type { ShopFileLive } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { DemoDay, DemoParts } from '#kernel/demo/demo-parts'

const HOUR = 3_600_000

/** The title and product of each broadcast, and its beginning and end, counted from the first start of the shop. */
const LIVES: readonly [liveId: string, title: string, spuNo: string, from: number, to: number, replay?: true][] = [
  ['live-speaker', '暖居智能音箱 Pro：一句话点亮全屋', '1001', -HOUR, 3 * HOUR],
  ['live-clean', '扫拖机器人怎么选，工程师在线答疑', '1601', 6 * HOUR, 8 * HOUR],
  ['live-light', '一盏灯的照度课：孩子书桌怎么布光', '1501', DAY + 2 * HOUR, DAY + 4 * HOUR],
  ['live-kids', '睡前故事怎么讲，小暖现场演示', '1901', -DAY, -DAY + 2 * HOUR, true],
]

/**
 * The live broadcasts of the demo shop: one is live, two are upcoming, and one can be watched again. Each leads to its
 * product.
 */
const lives = ({ now, banner }: DemoDay): ShopFileLive[] =>
  LIVES.map(([liveId, title, spuNo, from, to, replay]) => {
    const url = `/product/${spuNo}`
    return {
      liveId,
      title,
      cover: banner(spuNo),
      beginTime: now + from,
      endTime: now + to,
      url,
      ...(replay ? { replayUrl: url } : {}),
    }
  })

/**
 * Moves the demo shop's ended broadcasts to their times of the first day again. The replay is moved once it is days
 * old, so that it stays recent.
 * @returns the number of moved broadcasts
 */
async function renew(trx: Database, day: DemoDay): Promise<number> {
  const { now } = day
  const fresh = lives(day).map((one) => ({
    id: one.liveId,
    title: one.title,
    begin_time: one.beginTime,
    end_time: one.endTime,
  }))
  const { rows } = await sql`
    update live set begin_time = fresh.begin_time, end_time = fresh.end_time
    from ${listRows(fresh, 'id text, title text, begin_time bigint, end_time bigint')} as fresh
    where live.id = fresh.id and live.title = fresh.title
      and ((live.end_time <= ${now} and fresh.end_time > ${now}) or live.end_time < fresh.end_time - ${3 * DAY}::bigint)
    returning live.id`.execute(trx)
  return rows.length
}

/** The live broadcasts of the demo shop. */
export const liveDemo: DemoParts = { file: (day) => ({ lives: lives(day) }), renew }
