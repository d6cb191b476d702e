import { describe, expect, it } from 'vitest'
import { arrows } from '../arrows.mjs'
import { drawGraph } from '../draw-graph.mjs'
import { importsOf, leavesRoom, packageOf } from '../read-imports.mjs'

describe('boundaries', () => {
  it('sees every way of importing', () => {
    const text = `import { a } from 'one'\nimport type { B } from "two"\nimport 'three.css'\nexport { c } from 'four'\nconst d = () => import('five')\nimport {\n  e,\n} from 'six'\nconst f = require('seven')\ntype G = import('eight').G\nconst h = () => import(/* when asked */ 'nine')\nconst i = () => import(\`ten\`)\nimport {\n  j, // a comment; with a semicolon\n} from 'eleven'\nconst k = 1; export * from 'twelve'`
    expect(importsOf(text)).toEqual([
      'one',
      'two',
      'three.css',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
    ])
  })

  it('takes words of a text or a comment for no import', () => {
    expect(importsOf(`// import { a } from 'one'\nconst b = "import { c } from 'two'"`)).toEqual([])
  })

  it('sees a path that leads out of a package', () => {
    const room = { folder: 'packages/ui' }
    const leaves = (specifier) => leavesRoom(specifier, 'packages/ui/src/kit/button.tsx', room)
    expect(
      ['../../../state/src/cart', '../../../ui-other/x', '../../test/near', './near', '#kit/near', 'react'].map(leaves),
    ).toEqual([true, true, false, false, false, false])
  })

  it('tells a package from a file of its own', () => {
    expect([
      packageOf('@hearth/ui/styles.css'),
      packageOf('react-dom/client'),
      packageOf('./near'),
      packageOf('#/near'),
      packageOf('node:fs'),
    ]).toEqual(['@hearth/ui', 'react-dom', undefined, undefined, undefined])
  })

  it('lets no room look at an app, and no screen at the SDK', () => {
    const apps = ['@hearth/web', '@hearth/server', '@hearth/mini-program', '@hearth/smart-app']
    for (const { rooms } of Object.values(arrows)) expect(rooms.filter((name) => apps.includes(name))).toEqual([])
    expect(arrows['@hearth/screens'].rooms).not.toContain('@hearth/sdk')
  })

  it('has no circle in its arrows', () => {
    const reach = (name, seen = []) =>
      seen.includes(name)
        ? [...seen, name]
        : arrows[name].rooms.map((next) => reach(next, [...seen, name])).find(Boolean)
    for (const name of Object.keys(arrows)) expect(reach(name)).toBeUndefined()
  })

  it('draws an arrow for each dependency between rooms', () => {
    const rooms = [
      { name: '@hearth/sdk', manifest: { dependencies: { '@hearth/domain': '', ky: '' } } },
      { name: '@hearth/domain', manifest: {} },
    ]
    expect(drawGraph(rooms)).toContain('  sdk --> domain\n')
  })
})
