import { curtain, fan, humidifier, purifier } from '#demo/art/devices/air'
import { camera, cameraOutdoor } from '#demo/art/devices/cameras'
import { floorWasher, robotVacuum, stickVacuum, windowRobot } from '#demo/art/devices/cleaning'
import type { DrawDevice } from '#demo/art/devices/device'
import { doorbell, lock, lockSlim } from '#demo/art/devices/doors'
import { gateway, panel, plug, sensor, sensorTall } from '#demo/art/devices/home'
import { blocks, learningPad, readingPen, storyRobot } from '#demo/art/devices/kids'
import { bulb, ceilingLamp, deskLamp, nightLamp, stripLamp } from '#demo/art/devices/lamps'
import { display, displayTall, projector, tv } from '#demo/art/devices/screens'
import { earbuds, miniSpeaker, soundbar, speaker } from '#demo/art/devices/sound'
import { band, kidsWatch, scale, watch, watchSquare } from '#demo/art/devices/wear'
import type { DeviceKind } from '#demo/demo-spu'

/** The drawing of each device. */
export const drawings: Readonly<Record<DeviceKind, DrawDevice>> = {
  speaker,
  'mini-speaker': miniSpeaker,
  soundbar,
  earbuds,
  display,
  'display-tall': displayTall,
  tv,
  projector,
  lock,
  'lock-slim': lockSlim,
  doorbell,
  camera,
  'camera-outdoor': cameraOutdoor,
  bulb,
  'desk-lamp': deskLamp,
  'ceiling-lamp': ceilingLamp,
  'strip-lamp': stripLamp,
  'night-lamp': nightLamp,
  'robot-vacuum': robotVacuum,
  'stick-vacuum': stickVacuum,
  'window-robot': windowRobot,
  'floor-washer': floorWasher,
  watch,
  'watch-square': watchSquare,
  band,
  'kids-watch': kidsWatch,
  scale,
  sensor,
  'sensor-tall': sensorTall,
  gateway,
  plug,
  panel,
  'story-robot': storyRobot,
  'learning-pad': learningPad,
  blocks,
  'reading-pen': readingPen,
  purifier,
  humidifier,
  fan,
  curtain,
}
