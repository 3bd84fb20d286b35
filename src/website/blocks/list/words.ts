import { spoken } from '../../../words/spoken.ts';

/** What a dish or treatment is marked as, and what that means. */
export const words = spoken<Record<string, readonly [mark: string, meaning: string]>>({
  en: {
    vegetarian: ['vegetarian', 'without meat or fish'],
    vegan: ['vegan', 'no animal products'],
    spicy: ['spicy', 'hot with chilli'],
    glutenFree: ['gluten-free', 'made without gluten'],
    seafood: ['seafood', 'with fish or shellfish'],
    signature: ['house speciality', 'what we are known for'],
  },
  fr: {
    vegetarian: ['végétarien', 'sans viande ni poisson'],
    vegan: ['végane', 'rien d’origine animale'],
    spicy: ['pimenté', 'relevé de piment'],
    glutenFree: ['sans gluten', 'préparé sans gluten'],
    seafood: ['produits de la mer', 'poisson ou fruits de mer'],
    signature: ['de la maison', 'notre spécialité'],
  },
  km: {
    vegetarian: ['គ្មានសាច់', 'គ្មានសាច់ គ្មានត្រី'],
    vegan: ['បួស', 'គ្មានអ្វីពីសត្វទេ'],
    spicy: ['ហឹរ', 'មានម្ទេស'],
    glutenFree: ['គ្មានគ្លុយតែន', 'ធ្វើដោយគ្មានគ្លុយតែន'],
    seafood: ['គ្រឿងសមុទ្រ', 'មានត្រី ឬគ្រឿងសមុទ្រ'],
    signature: ['មុខពិសេសរបស់យើង', 'អ្វីដែលយើងល្បីឈ្មោះ'],
  },
  zh: {
    vegetarian: ['素食', '不含肉类和鱼类'],
    vegan: ['纯素', '不含任何动物成分'],
    spicy: ['辣', '加有辣椒'],
    glutenFree: ['无麸质', '不含麸质原料'],
    seafood: ['海鲜', '含鱼类或贝类'],
    signature: ['招牌', '本店招牌菜'],
  },
});
