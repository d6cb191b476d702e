declare module 'workerd' {
  /** Path of the binary. */
  const path: string
  export default path
}
