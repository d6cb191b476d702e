/** Whether a call succeeded. Why it failed, the SDK's toast has told. */
export const succeeded = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  )
