import { products } from '@hearth/sdk/core'
import { liveOps } from '#areas/live/live-ops'
import { readLives } from '#areas/live/read-lives'
import { trackContent } from '#areas/live/track-content'
import { livesCommand } from '#areas/live/lives-command'
import { writeLives } from '#areas/live/write-lives'
import { liveDemo } from '#areas/live/live-demo'
import { answers, defineArea, perMinute } from '#kernel/area'
import { endingTooEarly } from '#kernel/ops/refused-rows'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'

/** Live broadcasts, and counts of how often content is viewed, clicked and shared (F11). */
export const liveArea = defineArea({
  name: 'live',
  demo: liveDemo,
  commands: [livesCommand],
  ops: liveOps,
  shopFile: [
    shopFilePart('lives', {
      key: 'liveId',
      tables: { live: 'id' },
      after: ['pictures'],
      check: endingTooEarly('liveId'),
      write: ({ db }, lives) => writeLives(db, lives),
    }),
  ],
  calls: [
    answers(products, {
      listLives: { visitors: true, shared: true, answer: (wish, { db, now }) => readLives(db, wish, now) },
      trackContent: {
        visitors: true,
        limits: { network: perMinute(600) },
        answer: (track, { db }) => trackContent(db, track),
      },
    }),
  ],
})
