import type { Answer, ChosenPicture, Device } from '../types'

/** Opens the browser's file picker for pictures. On phones it also offers the camera. */
export const pictures: Device['pictures'] = {
  isSupported: () => typeof document !== 'undefined',
  ask: ({ most }) =>
    new Promise<Answer<ChosenPicture[]>>((resolve) => {
      const input = document.createElement('input')
      input.type = 'file'
      input.accept = 'image/*'
      input.multiple = most > 1
      input.addEventListener('cancel', () => resolve({ status: 'cancelled' }))
      input.addEventListener('change', () => {
        const files = [...(input.files ?? [])].slice(0, most)
        resolve({
          status: 'done',
          value: files.map((file) => ({ address: URL.createObjectURL(file), size: file.size, file })),
        })
      })
      input.click()
    }),
}
