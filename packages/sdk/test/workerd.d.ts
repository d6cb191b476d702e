declare module 'workerd' {
  /** Where the binary lies. */
  const path: string
  export default path
}
