/** What a picture may be called: its name and hash stand in addresses and in names of files. */
export const PICTURE_NAME = /^[\w-]{1,100}$/

/** What tells one version of a picture from another. */
export const PICTURE_HASH = /^[0-9a-f]{8,64}$/

/** Address of a picture. */
export const pictureAddress = ({ name, hash }: { name: string; hash: string }): string => `/pictures/${name}.${hash}`

/** Name and hash out of a picture's address, or of the last part of it; nothing for what is none. */
export function readPictureAddress(address: string): { name: string; hash: string } | undefined {
  const [name = '', hash = '', ...more] = address.slice(address.lastIndexOf('/') + 1).split('.')
  return PICTURE_NAME.test(name) && PICTURE_HASH.test(hash) && more.length === 0 ? { name, hash } : undefined
}
