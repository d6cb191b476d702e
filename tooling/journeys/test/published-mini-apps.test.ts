import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMiniApp, trialTexts, type BuiltMiniApp } from '../src/build-mini-app'
import { inFull } from '@hearth/vitest/whole'
import { MINI_APPS, type MiniApp } from '../src/open-mini-app'

const SHOP = 'https://shop.example'
const APPIDS = { 'mini-program': 'wx0123456789abcdef', 'smart-app': '16700001' } satisfies Record<MiniApp, string>
const PROJECT_FILE = { 'mini-program': 'project.config.json', 'smart-app': 'project.swan.json' } satisfies Record<
  MiniApp,
  string
>
const settings = {
  HEARTH_API_BASE: SHOP,
  HEARTH_SHOP_NAME: '我的小店',
  HEARTH_MINI_PROGRAM_APPID: APPIDS['mini-program'],
  HEARTH_SMART_APP_APPID: APPIDS['smart-app'],
}

/** Time limit of a build, ms: half a minute on an idle machine, minutes on a busy one. */
const BUILD_TIME = 600_000

/**
 * Texts that only a build for a shop on this machine contains. The word `localhost` alone is no such text: a pattern of
 * a library contains it.
 */
const TRIAL = /https?:\/\/(?:localhost|127\.)|localhost:|touristappid|sandbox-tracking/

describe.each(MINI_APPS)('a %s built for a trial', (app) => {
  const filesWith = (word: RegExp) =>
    Object.entries(trialTexts(app)).flatMap(([file, text]) => (word.test(text) ? [file] : []))

  it('names its trial shop in its settings, and nowhere else', () => {
    expect(filesWith(TRIAL).toSorted()).toEqual(['common.js', 'pages-order/web-window/index.js', PROJECT_FILE[app]])
    expect(filesWith(/暖居/)).toEqual(['app.json'])
  })
})

// The build takes a minute of a core, so that a sample leaves it out.
describe.each(inFull(MINI_APPS, () => false))('a %s built for a shop of its own', (app) => {
  let built: BuiltMiniApp

  beforeAll(async () => {
    built = await buildMiniApp(app, settings)
  }, BUILD_TIME)
  afterAll(() => built?.remove())

  it('asks that shop, and names the trial shop nowhere', () => {
    const texts = built.texts()
    expect(
      Object.entries(texts)
        .filter(([, text]) => text.includes(SHOP))
        .map(([file]) => file),
    ).toContain('common.js')
    expect(
      Object.entries(texts).flatMap(([file, text]) => (TRIAL.test(text) ? [`${file}: ${TRIAL.exec(text)?.[0]}`] : [])),
    ).toEqual([])
  })

  it('has the name of the shop, and nowhere that of the trial', () => {
    const texts = built.texts()
    expect(JSON.parse(texts['app.json'] ?? '{}')).toMatchObject({ window: { navigationBarTitleText: '我的小店' } })
    expect(Object.entries(texts).flatMap(([file, text]) => (text.includes('暖居') ? [file] : []))).toEqual([])
  })

  it('is a project of its own, with its appid and its request domains checked', () => {
    const project = JSON.parse(built.texts()[PROJECT_FILE[app]] ?? '{}') as {
      appid: string
      setting: { urlCheck: boolean }
    }
    expect(project).toMatchObject({
      appid: APPIDS[app],
      setting: { urlCheck: true },
      [app === 'smart-app' ? 'smartProgramRoot' : 'miniprogramRoot']: './',
    })
  })
})

it(
  'a mini-program is not built for a shop that phones cannot reach, and the wrong setting is named',
  async () => {
    await expect(
      buildMiniApp('mini-program', { ...settings, HEARTH_API_BASE: 'http://localhost:3000' }),
    ).rejects.toThrow('HEARTH_API_BASE is "http://localhost:3000", but phones of shoppers ask nothing but https')
  },
  BUILD_TIME,
)
