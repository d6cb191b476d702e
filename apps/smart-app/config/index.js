const path = require('node:path')
const { taroConfig } = require('@hearth/mini-shell/taro-config')

module.exports = taroConfig('swan', path.resolve(__dirname, '..'))
