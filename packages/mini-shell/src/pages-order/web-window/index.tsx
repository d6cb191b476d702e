export { default } from '../../window/web-window'
