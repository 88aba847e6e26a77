import cms from '@sveltia/cms';
import config from 'virtual:editor-config';

await cms.init({ config: { ...config, load_config_file: false } });
