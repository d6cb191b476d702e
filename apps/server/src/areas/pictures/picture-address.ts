/** The pattern of a picture's name: name and hash are part of addresses and file names. */
export const PICTURE_NAME = /^[\w-]{1,100}$/

/** What tells one version of a picture from another. */
export const PICTURE_HASH = /^[0-9a-f]{8,64}$/

/** Address of a picture. */
export const pictureAddress = ({ name, hash }: { name: string; hash: string }): string => `/pictures/${name}.${hash}`

/** Name and hash in a picture's address, or in its last part; nothing for another address. */
export function readPictureAddress(address: string): { name: string; hash: string } | undefined {
  const [name = '', hash = '', ...more] = address.slice(address.lastIndexOf('/') + 1).split('.')
  return PICTURE_NAME.test(name) && PICTURE_HASH.test(hash) && more.length === 0 ? { name, hash } : undefined
}
