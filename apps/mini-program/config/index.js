const path = require('node:path')
const { taroConfig } = require('@hearth/mini-shell/taro-config')

module.exports = taroConfig('weapp', path.resolve(__dirname, '..'))
