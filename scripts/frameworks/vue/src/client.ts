import './setup.js';
import { createSSRApp } from 'vue';
import App from './app.vue';

createSSRApp(App).mount('#app');
