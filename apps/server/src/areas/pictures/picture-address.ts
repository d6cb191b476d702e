/** The pattern of a picture's name. Names and hashes are parts of addresses and of file names. */
const PICTURE_NAME = /^[\w-]{1,100}$/

/** The pattern of a picture's hash, which distinguishes its versions. */
const PICTURE_HASH = /^[0-9a-f]{8,64}$/

/** Returns the address of a picture. */
export const pictureAddress = ({ name, hash }: { name: string; hash: string }): string => `/pictures/${name}.${hash}`

/** Returns the name and hash in a picture's address, or in its last part; undefined for any other address. */
export function readPictureAddress(address: string): { name: string; hash: string } | undefined {
  const [name = '', hash = '', ...more] = address.slice(address.lastIndexOf('/') + 1).split('.')
  return PICTURE_NAME.test(name) && PICTURE_HASH.test(hash) && more.length === 0 ? { name, hash } : undefined
}
