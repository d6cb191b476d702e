/**
 * Which rooms a room may look into. Everything else is an error.
 * `libraries` names what a room may take from outside; `*` is anything.
 */
export const arrows = {
  '@hearth/domain': { rooms: [], libraries: ['async-validator'] },
  '@hearth/sdk': { rooms: ['@hearth/domain'], libraries: ['ajv', 'ky', '@tarojs/taro'] },
  '@hearth/ui': {
    rooms: ['@hearth/domain'],
    libraries: ['react', 'react-dom', 'clsx', '@tarojs/components', '@tarojs/taro'],
  },
  '@hearth/state': { rooms: ['@hearth/sdk', '@hearth/domain'], libraries: ['react', 'zustand'] },
  '@hearth/screens': { rooms: ['@hearth/state', '@hearth/ui', '@hearth/domain'], libraries: ['react', 'clsx'] },
  '@hearth/mini-shell': {
    rooms: ['@hearth/screens', '@hearth/state', '@hearth/ui', '@hearth/sdk', '@hearth/domain'],
    libraries: ['react', '@tarojs/components', '@tarojs/shared', '@tarojs/taro'],
  },
  '@hearth/mini-program': {
    rooms: ['@hearth/mini-shell', '@hearth/screens', '@hearth/state', '@hearth/ui', '@hearth/sdk', '@hearth/domain'],
    libraries: ['*'],
  },
  '@hearth/smart-app': {
    rooms: ['@hearth/mini-shell', '@hearth/screens', '@hearth/state', '@hearth/ui', '@hearth/sdk', '@hearth/domain'],
    libraries: ['*'],
  },
  '@hearth/web': {
    rooms: ['@hearth/screens', '@hearth/state', '@hearth/ui', '@hearth/sdk', '@hearth/domain'],
    libraries: ['*'],
  },
  '@hearth/server': { rooms: ['@hearth/sdk', '@hearth/domain'], libraries: ['*'] },
}

/** Rooms that serve the others while they are built and tested. Only they, and tests, may look at these. */
export const isTooling = (name) => !(name in arrows)
