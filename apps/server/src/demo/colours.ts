import type { DemoColour } from '#demo/demo-spu'

/** The colours of the demo shop's devices. */
export const colour = {
  moon: { name: '月光白', key: 'moon', body: '#f1eee8' },
  graphite: { name: '石墨黑', key: 'graphite', body: '#2c2d31' },
  ember: { name: '暖焰橙', key: 'ember', body: '#e2683a' },
  sage: { name: '鼠尾草绿', key: 'sage', body: '#8fa894' },
  mist: { name: '雾霭蓝', key: 'mist', body: '#8ea9c4' },
  sand: { name: '细沙金', key: 'sand', body: '#d3b88e' },
  silver: { name: '星河银', key: 'silver', body: '#c3c7cd' },
  bronze: { name: '古铜棕', key: 'bronze', body: '#7c5a44' },
  blush: { name: '樱花粉', key: 'blush', body: '#eec0c0' },
  sky: { name: '晴空蓝', key: 'sky', body: '#6fb1e8' },
  lemon: { name: '柠檬黄', key: 'lemon', body: '#f3cf57' },
  pine: { name: '松林绿', key: 'pine', body: '#3f6652' },
} as const satisfies Record<string, DemoColour>
