declare module 'postcss-pxtorem' {
  import type { Plugin } from 'postcss'
  export default function pxToRem(options: {
    rootValue: number
    propList: string[]
    mediaQuery: boolean
    minPixelValue: number
  }): Plugin
}
