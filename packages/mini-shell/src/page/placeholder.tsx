import { Text, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useState } from 'react'
export const Placeholder = () => {
  const [n, setN] = useState(0)
  return <View className="ph"><Text className="t">hello {n}</Text><View id="inc" className="b" onClick={() => { setN(n + 1); void Taro.request({ url: HEARTH_API_BASE + '/api/x' }).catch(() => 0) }}>加一</View></View>
}
